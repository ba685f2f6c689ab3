import { postVoucher } from '@freightdesk/ledger-server';
import {
  allocatedMinor,
  type SetOffInput,
  setOffProblems,
  type Settlement,
  setOffVoucher,
} from '@freightdesk/payments-contract';
import { newId, together } from '@freightdesk/shared-database';
import { refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import { refuseUnknown } from '../payment/payment-refusals';
import { holdInvoices, recordAllocations, settlementsOf } from '../payment/settlements';
import type { OpenDocument, PaymentsPorts } from '../payments-ports';
import { findSettlementOrRefuse } from './find-settlement';
import { insertSettlement } from './settlement.repository';
import { refuseProblems } from './settlement-refusals';

/** Sets a party's invoices off against its bills, as much of the one as of the other, by one voucher: Dr creditors, Cr debtors. */
export async function setOff(input: SetOffInput, context: WriteContext, ports: PaymentsPorts): Promise<Settlement> {
  const { tx, clock } = context;
  const { partyId, date, currency, reason } = input;
  refuseFutureDates(clock, { date });
  const party = (await ports.findParty(tx, partyId)) ?? refuseUnknown('unknown_party', 'partyId');
  // One kind after the other, invoices first: whoever sets off waits for whoever did before, and never for each other.
  const sales = await holdInvoices(tx, { direction: 'RECEIPT', allocations: input.sales }, ports);
  const bills = await holdInvoices(tx, { direction: 'PAYMENT', allocations: input.bills }, ports);
  refuseProblems(setOffProblems(input, { sales, bills }));

  const parts = { sales: settlementsOf(input.sales, sales), bills: settlementsOf(input.bills, bills) };
  const { lines, fxGainPaise, amountPaise } = setOffVoucher(partyId, parts);
  const number = await ports.takeNumber(context, { kind: 'SET_OFF', date });
  const [id, voucherId] = [newId(), newId()];
  const by = { settlementId: id, voucherId, date };
  const narration = `Set off with ${party.name}: ${numbersOf(sales)} against ${numbersOf(bills)}`;
  const document = { type: 'settlement', id, number };
  await together(
    postVoucher(context, { id: voucherId, type: 'SET_OFF', date, narration, document, lines }),
    insertSettlement(context, {
      ...{
        id,
        number,
        kind: 'SET_OFF',
        status: 'POSTED',
        date,
        partyId,
        currency,
        amountPaise,
        fxGainPaise,
        voucherId,
      },
      ...{ amountMinor: allocatedMinor(input.sales), reason: reason ?? null },
    }),
    recordAllocations(context, { ...by, direction: 'RECEIPT' }, input.sales),
    recordAllocations(context, { ...by, direction: 'PAYMENT' }, input.bills),
  );
  const added = await findSettlementOrRefuse(tx, id);
  await context.audit({ record: 'settlement', recordId: id, action: 'add', after: added });
  return added;
}

/** A vendor knows a bill by his own number. */
const numbersOf = (documents: readonly OpenDocument[]): string =>
  documents
    .map(({ number, supplierNumber }) => (supplierNumber === null ? number : `${number} (${supplierNumber})`))
    .join(', ');
