import { createHash } from 'node:crypto';
import { type Einvoice, getEinvoice, listSaleInvoices, registerEinvoice } from '@freightdesk/invoices-contract';
import { addDays, type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import type { Call } from './diary';
import type { Parties } from './parties';
import { historyDays, type World } from './world';

/** Whoever made a document out to the wrong party has said so by then: an IRN could not be cancelled any more. */
const daysToWait = 6;

/** What accounts forget: the oldest of so many days before the last one is late at the portal, another one nearly so. */
const forgotten: readonly [from: number, to: number][] = [
  [38, 31],
  [29, 24],
];

type Payload = NonNullable<Einvoice['payload']>;

/** What the portal gives a document: the hash of who made it, which year, which kind and number, and a code that says the same. */
function answerTo({ DocDtls, SellerDtls, ValDtls }: Payload, date: BusinessDate) {
  const { No, Typ, Dt } = DocDtls;
  const irn = createHash('sha256')
    .update(`${SellerDtls.Gstin}${fiscalYearOf(date).label}${Typ}${No}`)
    .digest('hex');
  const ackNumber = `1226${BigInt(`0x${irn.slice(0, 9)}`)
    .toString()
    .padStart(11, '0')}`;
  const facts = {
    ...{ SellerGstin: SellerDtls.Gstin, DocNo: No, DocTyp: Typ, DocDt: Dt },
    ...{ TotInvVal: ValDtls.TotInvVal, Irn: irn },
  };
  const signed = { data: JSON.stringify(facts), iss: 'NIC' };
  const signedQr = ['{"alg":"RS256"}', JSON.stringify(signed), 'sample']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  return { irn, ackNumber, ackDate: `${date} 18:40:00`, signedQr };
}

async function register(call: Call, { id, date }: { id: string; date: BusinessDate }): Promise<void> {
  const { payload } = await call(getEinvoice, { id });
  if (payload) await call(registerEinvoice, { id, ...answerTo(payload, date) });
}

/** What waits for the portal at the end of a day, the oldest first. */
const waiting = async (call: Call) =>
  (await call(listSaleInvoices, { einvoiceDue: 'true', sort: 'date', pageSize: 100 })).data;

/**
 * Once a week accounts bring the portal's answers: two documents are forgotten, and the latest wait. The bill for our yard, which is of the
 * last evening, has its IRN just now.
 */
export function tellOfEinvoices({ diary, firstDay }: World, { carriers }: Pick<Parties, 'carriers'>): void {
  const lastDay = addDays(firstDay, historyDays - 1);
  const evening = (day: BusinessDate) => new Date(`${day}T18:50:00+05:30`);
  const forgetting = new Map<number, string>();
  for (let day = addDays(firstDay, 6); day < lastDay; day = addDays(day, 7)) {
    diary.note('ACCOUNT', evening(day), async (call) => {
      for (const document of await waiting(call)) {
        if (document.date > addDays(day, -daysToWait)) continue;
        const days = forgotten.findIndex(
          ([from, to]) => document.date >= addDays(lastDay, -from) && document.date <= addDays(lastDay, -to),
        );
        if (days >= 0 && !forgetting.has(days)) forgetting.set(days, document.id);
        if (forgetting.get(days) !== document.id) await register(call, document);
      }
    });
  }
  diary.note('ACCOUNT', evening(lastDay), async (call) => {
    const ofCarriers = new Set(carriers.map(({ record }) => record.id));
    const fresh = (await waiting(call)).find(({ date, party }) => date === lastDay && ofCarriers.has(party.id));
    if (fresh) await register(call, fresh);
  });
}
