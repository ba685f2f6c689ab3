import * as contract from '@freightdesk/payments-contract';
import * as schema from '@freightdesk/payments-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { askWriteOff } from './ask-write-off';
import { approveWriteOff, refuseWriteOff } from './decide-write-off';
import { findSettlementOrRefuse } from './find-settlement';
import { reverseSettlement } from './reverse-settlement';
import { setOff } from './set-off';
import { listSettlementRows } from './settlement.repository';

/** What is settled without money. */
export function registerSettlements(api: Api, ports: PaymentsPorts): void {
  const { settlementSchema: output, settlementReasonInput, approveWriteOffInput } = schema;
  api.list(contract.listSettlements, { row: schema.settlementRowSchema }, (request, { db }) =>
    listSettlementRows(db, request),
  );
  api.read(contract.getSettlement, { input: idQuery, output }, ({ id }, { db }) => findSettlementOrRefuse(db, id));
  api.write(contract.setOff, { input: schema.setOffInput, output }, (input, context) => setOff(input, context, ports));
  api.write(contract.askWriteOff, { input: schema.writeOffInput, output }, (input, context) =>
    askWriteOff(input, context, ports),
  );
  api.write(contract.approveWriteOff, { input: approveWriteOffInput, output }, (input, context) =>
    approveWriteOff(input, context, ports),
  );
  api.write(contract.refuseWriteOff, { input: settlementReasonInput, output }, refuseWriteOff);
  api.write(contract.reverseSettlement, { input: settlementReasonInput, output }, (input, context) =>
    reverseSettlement(input, context, ports),
  );
}
