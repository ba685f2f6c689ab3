import * as contract from '@freightdesk/intl-shipment-contract';
import * as schema from '@freightdesk/intl-shipment-contract/schema';
import { idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { IntlShipmentPorts } from './intl-shipment-ports';
import { addQuotation } from './quotation/add-quotation';
import { quotationPdf } from './quotation/quotation-pdf';
import { listQuotationRows } from './quotation/quotation.repository';
import { findQuotationOrRefuse } from './quotation/read-quotation';
import { reviseQuotation } from './quotation/revise-quotation';
import { approveQuotation, rejectQuotation, returnQuotation, sendQuotation } from './quotation/send-quotation';
import { updateQuotation } from './quotation/update-quotation';
import { acceptQuotation } from './winning/accept-quotation';

export function registerQuotations(api: Api, ports: IntlShipmentPorts): void {
  const output = schema.quotationSchema;
  api.list(contract.listQuotations, { row: schema.quotationRowSchema }, (request, { db, clock }) =>
    listQuotationRows(db, request, { today: clock.today() }),
  );
  api.read(contract.getQuotation, { input: idQuery, output }, ({ id }, { db, clock }) =>
    findQuotationOrRefuse(db, id, clock.today()),
  );
  api.file(contract.getQuotationPdf, { input: schema.quotationPdfQuery }, (query, context) =>
    quotationPdf(query, context, ports),
  );
  api.write(contract.addQuotation, { input: schema.addQuotationInput, output }, (input, context) =>
    addQuotation(input, context, ports),
  );
  api.write(contract.updateQuotation, { input: schema.updateQuotationInput, output }, (input, context) =>
    updateQuotation(input, context, ports),
  );
  registerActs(api, ports);
}

/** What moves a quotation on. */
function registerActs(api: Api, ports: IntlShipmentPorts): void {
  const output = schema.quotationSchema;
  api.write(contract.sendQuotation, { input: seenInput, output }, (input, context) =>
    sendQuotation(input, context, ports),
  );
  api.write(contract.approveQuotation, { input: seenInput, output }, approveQuotation);
  api.write(contract.returnQuotation, { input: schema.returnQuotationInput, output }, returnQuotation);
  api.write(contract.reviseQuotation, { input: seenInput, output }, (input, context) =>
    reviseQuotation(input, context, ports),
  );
  api.write(contract.acceptQuotation, { input: schema.acceptQuotationInput, output }, (input, context) =>
    acceptQuotation(input, context, ports),
  );
  api.write(contract.rejectQuotation, { input: schema.rejectQuotationInput, output }, (input, context) =>
    rejectQuotation(input, context),
  );
}
