import {
  addFigures,
  advanceSections,
  type BoughtFigures,
  creditFigures,
  daysOfPeriod,
  type GstMonth,
  type GstMovement,
  type GstReturn,
  type GstReturnQuery,
  type GstSide,
  gstr1Json,
  gstr3bJson,
  gstOf,
  gstTies,
  noFigures,
  type ReturnFigures,
  returnFileName,
  suppliedFigures,
  tellMonth,
  tiesOf,
} from '@freightdesk/reports-contract';
import type { Tx } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { gstMonths, gstMovements } from '../gst/gst.repository';
import { atOneMoment } from '../report/report-page';
import { boughtOfRegistration } from './bought-of-registration.repository';
import { creditToldApart } from './credit-told.repository';
import { unpaidCreditApart } from './unpaid-credit.repository';
import { advanceRows, boughtApart, issuedSeries, registrations, serviceNames } from './gst-return.repository';
import { type LateNote, lateNotes } from './late-notes.repository';
import { returnDocuments } from './return-documents.repository';
import { documentsReturned, suppliesMade } from './supplies.repository';

interface Told {
  months: readonly GstMonth[];
  movements: readonly GstMovement[];
}

const reported = ({ months }: Told, ...sides: readonly GstSide[]): ReturnFigures =>
  addFigures(months.filter(({ side }) => sides.includes(side)));

/** What the ledger moved under sides, by head. */
function moved({ movements }: Told, ...sides: readonly GstSide[]): ReturnFigures {
  const ties = gstTies(
    [],
    movements.filter(({ side }) => sides.includes(side)),
  );
  const of = (head: string) => sum(ties.filter((tie) => tie.head === head).map(({ ledgerPaise }) => ledgerPaise));
  return { taxablePaise: 0, cgstPaise: of('CGST'), sgstPaise: of('SGST'), igstPaise: of('IGST') };
}

/** The books of a month as both returns need them, at one moment. */
async function booksOf({ period, gstin: asked }: GstReturnQuery, tx: Tx) {
  const days = daysOfPeriod(period);
  const ours = await registrations(tx);
  const gstin = asked ?? ours[0] ?? null;
  const months = await gstMonths(tx, days);
  const movements = await gstMovements(tx, days);
  const one = ours.length > 1 || asked !== undefined ? gstin : null;
  const advances = await advanceRows(tx, days, one);
  const late = await lateNotes(tx, days);
  return { days, ours, gstin: gstin ?? '', one, told: { months, movements }, advances, late };
}

/** What the books took back and the return does not; told where there is any. */
function leftOut(late: readonly LateNote[], gstin: string | null) {
  const own = late.filter(({ supplierGstin }) => gstin === null || supplierGstin === gstin);
  return own.length === 0 ? [] : [{ section: 'late_notes', documents: own.length, ...addFigures(own, -1) }];
}

/** What was bought in the month, by one registration or by all of them as the report has it. */
async function boughtIn(
  { days, told }: Pick<Books, 'days' | 'told'>,
  gstin: string | null,
  tx: Tx,
): Promise<BoughtFigures> {
  const unpaid = await unpaidCreditApart(tx, days, gstin);
  const apart = { ...(await boughtApart(tx, days, gstin)), ...(await creditToldApart(tx, days, gstin)), ...unpaid };
  if (gstin !== null) return { ...apart, ...(await boughtOfRegistration(tx, days, gstin)) };
  // Report and ledger have what went back and came back in one figure; the return tells both apart from what was bought.
  const wentBack = addFigures([unpaid.unpaid, addFigures([unpaid.paidSince], -1)]);
  return {
    ...apart,
    input: addFigures([reported(told, 'INPUT'), wentBack]),
    reverseCharge: reported(told, 'REVERSE_CHARGE'),
    reverseChargeCredit: reported(told, 'REVERSE_CHARGE_CREDIT'),
  };
}

type Books = Awaited<ReturnType<typeof booksOf>>;

const suppliedByOthers = async (tx: Tx, { days, late }: Books, gstin: string) =>
  (await suppliesMade(tx, days, late)).filter(({ supplierGstin }) => supplierGstin !== gstin);

/** GSTR-1 of a month. */
export const readGstr1 = (asked: GstReturnQuery, { db }: ReadContext): Promise<GstReturn> =>
  atOneMoment(db, async (tx) => {
    const books = await booksOf(asked, tx);
    const { days, ours, gstin, one, told, advances, late } = books;
    const own = tellMonth(await returnDocuments(tx, days, late, one));
    // The ties are of all our registrations. Of the others no document is told, so what is kept of their month is enough.
    const others = one === null ? noFigures : suppliedFigures(await suppliedByOthers(tx, books, one));
    const issued = await issuedSeries(tx, days, one);
    const names = await serviceNames(tx);
    const [ahead, tooLate] = [reported(told, 'ADVANCES'), addFigures(late, -1)];
    const [report, ledger] = [reported(told, 'OUTPUT'), moved(told, 'OUTPUT')];
    const taxed = moved(told, 'OUTPUT', 'ADVANCES');
    return {
      data: gstr1Json({ gstin, period: asked.period, told: own, issued, advances, names }),
      sections: [...own.sections, ...advanceSections(advances), ...leftOut(late, one)],
      ties: [
        ...tiesOf(
          'sections',
          addFigures([...own.sections, others, ahead, tooLate]),
          addFigures([report, ahead]),
          taxed,
        ),
        ...tiesOf('hsn', addFigures([...own.hsn, others, tooLate]), report, ledger),
      ],
      registrations: ours,
      ...days,
    };
  });

type Waiting = Pick<BoughtFigures, 'notTold' | 'toldSince' | 'unpaid' | 'paidSince'>;

/** Credit that goes back for a while, or comes back from an earlier month; told where there is any. */
const waiting = ({ notTold, toldSince, unpaid, paidSince }: Waiting) =>
  [
    { section: 'itc_not_told', documents: 0, ...notTold },
    { section: 'itc_unpaid', documents: 0, ...unpaid },
    { section: 'itc_told_since', documents: 0, ...toldSince },
    { section: 'itc_paid_since', documents: 0, ...paidSince },
  ].filter((section) => gstOf(section) !== 0);

/** GSTR-3B of a month. */
export const readGstr3b = (asked: GstReturnQuery, { db }: ReadContext): Promise<GstReturn> =>
  atOneMoment(db, async (tx) => {
    const books = await booksOf(asked, tx);
    const { days, ours, gstin, one, told, late } = books;
    const all = await suppliesMade(tx, days, late);
    const supplies = one === null ? all : all.filter(({ supplierGstin }) => supplierGstin === one);
    const ofAll = await boughtIn(books, null, tx);
    const bought = one === null ? ofAll : await boughtIn(books, one, tx);
    const advances = addFigures(advanceSections(books.advances));
    // What waits for the portal's file is the return's alone.
    const credit = addFigures([creditFigures(ofAll).net, ofAll.notTold, addFigures([ofAll.toldSince], -1)]);
    return {
      data: gstr3bJson({ gstin, period: asked.period, supplies, advances, bought }),
      sections: [
        {
          section: 'osup',
          documents: await documentsReturned(tx, days, late, one),
          ...addFigures([suppliedFigures(supplies), advances]),
        },
        ...leftOut(late, one),
        { section: 'isup_rev', documents: 0, ...bought.reverseCharge },
        ...waiting(bought),
        { section: 'itc_net', documents: 0, ...creditFigures(bought).net },
      ],
      ties: [
        ...tiesOf(
          'outward',
          addFigures([suppliedFigures(all), reported(told, 'ADVANCES'), addFigures(late, -1)]),
          reported(told, 'OUTPUT', 'ADVANCES'),
          moved(told, 'OUTPUT', 'ADVANCES'),
        ),
        ...tiesOf(
          'reverseCharge',
          ofAll.reverseCharge,
          reported(told, 'REVERSE_CHARGE'),
          moved(told, 'REVERSE_CHARGE'),
        ),
        ...tiesOf(
          'inputCredit',
          credit,
          reported(told, 'INPUT', 'REVERSE_CHARGE_CREDIT'),
          moved(told, 'INPUT', 'REVERSE_CHARGE_CREDIT'),
        ),
      ],
      registrations: ours,
      ...days,
    };
  });

/** The file that the portal takes, by its name. */
export const portalFile = (what: string) => (told: GstReturn) => ({
  name: returnFileName(what, told),
  content: told.data,
});
