import { purchaseReport, salesReport } from '@freightdesk/reports-contract';
import { purchaseDocuments } from './purchases.repository';
import { readReport } from '../report/read-report';
import { saleDocuments } from './sales.repository';
import { registerPage } from './register.repository';

/** What was invoiced, document by document or added up. */
export const readSales = readReport(salesReport, (tx, wanted) =>
  registerPage(tx, { side: 'SALE', documents: saleDocuments }, wanted),
);

/** What vendors billed. */
export const readPurchases = readReport(purchaseReport, (tx, wanted) =>
  registerPage(tx, { side: 'PURCHASE', documents: purchaseDocuments }, wanted),
);
