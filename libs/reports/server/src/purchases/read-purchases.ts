import type { RegisterQuery, RegisterReport } from '@freightdesk/reports-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { readRegister } from '../register/read-register';
import { purchaseDocuments } from './purchases.repository';

export const readPurchases = (query: RegisterQuery, context: ReadContext): Promise<RegisterReport> =>
  readRegister(purchaseDocuments, query, context);
