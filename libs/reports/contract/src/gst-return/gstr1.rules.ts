import { type AdvanceRow, advanceTables } from './advances.rules';
import { documentsIssued } from './documents-issued.rules';
import { type HsnRow, hsnSummary, type ServiceNames } from './hsn.rules';
import { addFigures, grouped, portalDate, portalHeads, type ReturnFigures, rupees } from './return-amount.rules';
import type { IssuedSeries, ReturnDocument } from './return-document';
import {
  type Gstr1Section,
  gstr1Sections,
  isIntra,
  type RatedPart,
  ratedParts,
  sectionOf,
  signOf,
  type ToldDocument,
} from './return-section.rules';

interface Rated {
  document: ReturnDocument;
  parts: RatedPart[];
}

/** Rates of a document as the portal takes them, numbered from 1. */
const itemsOf = ({ document, parts }: Rated) =>
  parts.map(({ rate, told }, index) => ({
    num: index + 1,
    itm_det: { rt: rate, txval: rupees(told.taxablePaise), ...portalHeads(told, isIntra(document)) },
  }));

const typeOf = ({ document, parts }: Rated) => {
  if (document.supply !== 'SEZ') return 'R';
  return addFigures(parts).igstPaise === 0 ? 'SEWOP' : 'SEWP';
};

const invoiceHead = ({ number, date, totalPaise }: ReturnDocument) => ({
  inum: number,
  idt: portalDate(date),
  val: rupees(totalPaise),
});
const noteHead = (document: ReturnDocument) => ({
  ntty: document.kind === 'CREDIT_NOTE' ? 'C' : 'D',
  nt_num: document.number,
  nt_dt: portalDate(document.date),
  val: rupees(document.totalPaise),
});
const side = (rated: Rated) => ({
  pos: rated.document.placeOfSupply,
  rchrg: rated.document.reverseCharge ? 'Y' : 'N',
  inv_typ: typeOf(rated),
});

/** Rows of one recipient together, under its GSTIN. */
const byRecipient = <Row>(all: readonly Rated[], rowOf: (rated: Rated) => Row) =>
  grouped(all, ({ document }) => document.recipientGstin ?? '').map((rows) => ({
    ctin: rows[0]?.document.recipientGstin ?? '',
    rows: rows.map(rowOf),
  }));

const b2b = (all: readonly Rated[]) =>
  byRecipient(all, (rated) => ({ ...invoiceHead(rated.document), ...side(rated), itms: itemsOf(rated) })).map(
    ({ ctin, rows }) => ({ ctin, inv: rows }),
  );

const cdnr = (all: readonly Rated[]) =>
  byRecipient(all, (rated) => ({ ...noteHead(rated.document), ...side(rated), itms: itemsOf(rated) })).map(
    ({ ctin, rows }) => ({ ctin, nt: rows }),
  );

const b2cl = (all: readonly Rated[]) =>
  grouped(all, ({ document }) => document.placeOfSupply).map((rows) => ({
    pos: rows[0]?.document.placeOfSupply ?? '',
    inv: rows.map((rated) => ({ ...invoiceHead(rated.document), itms: itemsOf(rated) })),
  }));

/** Small supplies are told by place and rate, less what notes took off them. */
function b2cs(all: readonly Rated[]) {
  const rows = all.flatMap(({ document, parts }) => parts.map((part) => ({ document, part })));
  return grouped(rows, ({ document, part }) => `${document.placeOfSupply} ${isIntra(document)} ${part.rate}`).flatMap(
    (same) => {
      const [first] = same;
      if (!first) return [];
      const { document, part } = first;
      const figures = addFigures(same.map((row) => addFigures([row.part.told], signOf(row.document))));
      return [
        {
          sply_ty: isIntra(document) ? 'INTRA' : 'INTER',
          rt: part.rate,
          typ: 'OE',
          pos: document.placeOfSupply,
          txval: rupees(figures.taxablePaise),
          ...portalHeads(figures, isIntra(document)),
        },
      ];
    },
  );
}

const flatItems = ({ parts }: Rated) =>
  parts.map(({ rate, told }) => ({
    txval: rupees(told.taxablePaise),
    rt: rate,
    iamt: rupees(told.igstPaise),
    csamt: 0,
  }));

const paymentOf = ({ exportWithPayment }: ReturnDocument) => (exportWithPayment ? 'WPAY' : 'WOPAY');

const exp = (all: readonly Rated[]) =>
  grouped(all, ({ document }) => paymentOf(document)).map((rows) => ({
    exp_typ: rows[0] ? paymentOf(rows[0].document) : 'WOPAY',
    inv: rows.map((rated) => ({ ...invoiceHead(rated.document), itms: flatItems(rated) })),
  }));

const unregisteredType = ({ supply, exportWithPayment }: ReturnDocument) => {
  if (supply !== 'EXPORT') return 'B2CL';
  return exportWithPayment ? 'EXPWP' : 'EXPWOP';
};

const cdnur = (all: readonly Rated[]) =>
  all.map((rated) => ({
    typ: unregisteredType(rated.document),
    ...noteHead(rated.document),
    ...(rated.document.supply !== 'EXPORT' && { pos: rated.document.placeOfSupply }),
    itms: itemsOf(rated),
  }));

const untaxedKinds = { EXEMPT: 'expt_amt', NIL: 'nil_amt', NON_GST: 'ngsup_amt', TAXABLE: 'expt_amt' } as const;

const supplyType = (document: ReturnDocument) =>
  `${isIntra(document) ? 'INTRA' : 'INTR'}${document.recipientGstin === null ? 'B2C' : 'B2B'}`;

/** What bore no tax, by where it went and why. */
function nil(told: readonly ToldDocument[]) {
  const rows = told.flatMap(({ document, untaxed }) =>
    untaxed.map((line) => ({
      sply_ty: supplyType(document),
      kind: untaxedKinds[line.taxability],
      paise: signOf(document) * line.taxablePaise,
    })),
  );
  const sum = (of: typeof rows, kind: string) =>
    rupees(of.filter((row) => row.kind === kind).reduce((total, { paise }) => total + paise, 0));
  return grouped(rows, ({ sply_ty }) => sply_ty).map((same) => ({
    sply_ty: same[0]?.sply_ty ?? '',
    expt_amt: sum(same, 'expt_amt'),
    nil_amt: sum(same, 'nil_amt'),
    ngsup_amt: sum(same, 'ngsup_amt'),
  }));
}

export interface Gstr1Books {
  gstin: string;
  /** `MMYYYY`. */
  period: string;
  told: readonly ToldDocument[];
  hsn: readonly HsnRow[];
  issued: readonly IssuedSeries[];
  advances: readonly AdvanceRow[];
  names: ServiceNames;
}

/** GSTR-1 as the portal's offline tool takes it. A section with nothing in it is left out, but for the documents issued. */
export function gstr1Json({ gstin, period, told, hsn, issued, advances, names }: Gstr1Books): Record<string, unknown> {
  const rated = told.map((each) => ({ document: each.document, parts: ratedParts(each) }));
  const taxed = rated
    .filter(({ parts }) => parts.length > 0)
    .map((each) => ({ ...each, section: sectionOf(each.document) }));
  const of = (section: Gstr1Section) => taxed.filter((each) => each.section === section);
  const sections = {
    ...{ b2b: b2b(of('b2b')), b2cl: b2cl(of('b2cl')), b2cs: b2cs(of('b2cs')), exp: exp(of('exp')) },
    ...{ cdnr: cdnr(of('cdnr')), cdnur: cdnur(of('cdnur')) },
  };
  const filled = Object.fromEntries(Object.entries(sections).filter(([, rows]) => rows.length > 0));
  const untaxed = nil(told);
  return {
    ...{ gstin, fp: period },
    ...filled,
    ...(untaxed.length > 0 && { nil: { inv: untaxed } }),
    ...advanceTables(advances),
    hsn: hsnSummary(hsn, names),
    doc_issue: { doc_det: documentsIssued(issued) },
  };
}

export interface SectionFigures extends ReturnFigures {
  section: Gstr1Section;
  documents: number;
}

/** What each section comes to, as we charged it: credit notes below zero. */
export function sectionFigures(told: readonly ToldDocument[]): SectionFigures[] {
  const rows = told.flatMap(({ document, rated, untaxed }) =>
    [
      { section: sectionOf(document), document, lines: rated },
      { section: 'nil' as const, document, lines: untaxed },
    ].filter(({ lines }) => lines.length > 0),
  );
  return gstr1Sections.map((section) => {
    const of = rows.filter((row) => row.section === section);
    return {
      section,
      documents: of.length,
      ...addFigures(of.map((row) => addFigures(row.lines, signOf(row.document)))),
    };
  });
}
