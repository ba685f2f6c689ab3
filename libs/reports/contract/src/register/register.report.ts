import { defineReport, type FigureOf, type GroupingOf } from '../report/define-report';

const groupingLabel = {
  document: 'By document',
  party: 'By party',
  month: 'By month',
  sac: 'By SAC',
  job: 'By job',
} as const;

/** The sale and the purchase register have one shape. */
const register = {
  groupings: groupingLabel,
  filters: {
    partyId: { kind: 'id', label: 'Party', named: 'party' },
    /** Of documents, what their lines of this SAC or job come to. */
    sac: { kind: 'text', label: 'SAC' },
    jobId: { kind: 'id', label: 'Job', named: 'job' },
  },
  figures: {
    taxablePaise: { label: 'Taxable value', isAside: true },
    cgstPaise: { label: 'CGST', isAside: true },
    sgstPaise: { label: 'SGST / UTGST', isAside: true },
    igstPaise: { label: 'IGST', isAside: true },
    roundOffPaise: { label: 'Round-off', isAside: true },
    totalPaise: { label: 'Total' },
  },
} as const;

export const salesReport = defineReport({
  ...register,
  title: 'Sales report',
  empty: { title: 'Nothing was invoiced in these days', text: 'Issued invoices appear here at once.' },
});

export const purchaseReport = defineReport({
  ...register,
  title: 'Purchase report',
  empty: { title: 'Nothing was bought in these days', text: 'Posted vendor bills appear here at once.' },
});

export type RegisterDefinition = typeof salesReport | typeof purchaseReport;
export type RegisterGrouping = GroupingOf<RegisterDefinition>;
export type RegisterFigureName = FigureOf<RegisterDefinition>;
