import { partySideOf } from '@freightdesk/parties-contract';
import { type AdvicesQuery, remittanceAdvice, runProblems, runStatusLabel } from '@freightdesk/payments-contract';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { bundledPdf, fileName, pictureOf } from '@freightdesk/shared-sheet-pdf';
import type { PaymentsPorts } from '../payments-ports';
import { findRunOrRefuse } from '../run/find-run';
import { payeesOf } from '../run/payee.repository';
import { advisedVendors } from './advised-bills.repository';

/** What each vendor of a run is told of its payment: a paper each, in the order of the run. */
export async function remittanceAdvices(
  { id, format = 'pdf' }: AdvicesQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: PaymentsPorts,
): Promise<FileAnswer> {
  const { status, title, payOn, bank } = await findRunOrRefuse(db, id);
  if (status !== 'APPROVED' && status !== 'PAID') {
    refuse(runProblems.wrong_state, { values: { status: runStatusLabel[status] } });
  }
  const vendors = await advisedVendors(db, id);
  const payees = await payeesOf(db, id);
  const supplier = await ports.taxSide(db);
  async function* advices() {
    for (const { partyId, date, ...told } of vendors) {
      const vendor = await ports.findParty(db, partyId);
      const side = vendor && partySideOf(vendor);
      if (!side) continue;
      const payee = payees.get(partyId) ?? null;
      const terms = { ...told, run: title, bank: bank.name, payee, date: date ?? payOn };
      yield [remittanceAdvice(terms, { supplier, customer: { ...side, name: vendor.name } })];
    }
  }
  const logo = await pictureOf(await ports.readLogo(db, {}));
  const name = fileName(`remittance-advices-${title}-${payOn}`);
  return bundledPdf(advices, { title: name, kind: format, logo, at: clock.now() });
}
