import type { SaleInvoice } from '@freightdesk/invoices-contract';
import type { Option } from '@freightdesk/shared-ui/forms';
import { useState } from 'react';
import type { InvoiceFormOf } from './invoice-form-of';

const jobsOf = (draft: SaleInvoice | null): Map<string, Option> =>
  new Map(
    (draft?.lines ?? []).flatMap(({ jobId, jobNumber }) =>
      jobId && jobNumber ? [[jobId, { id: jobId, label: jobNumber }]] : [],
    ),
  );

/** The jobs that lines name, by id, so that a picker shows the number of one that was chosen elsewhere. */
export function useLineJobs(form: InvoiceFormOf, draft: SaleInvoice | null) {
  const [known, setKnown] = useState(() => jobsOf(draft));
  // Pickers hold what they show; a new edition makes them read it again.
  const [edition, setEdition] = useState(0);
  return {
    edition,
    jobOf: (id: string | null | undefined): Option | null => (id ? (known.get(id) ?? null) : null),
    remember: (job: Option | null) => {
      if (job) setKnown((jobs) => new Map(jobs).set(job.id, job));
    },
    /** The first line's job on every line. */
    spread: () => {
      const [first, ...others] = form.getValues('lines');
      others.forEach((_line, index) =>
        form.setValue(`lines.${index + 1}.jobId`, first?.jobId ?? null, { shouldDirty: true }),
      );
      setEdition((current) => current + 1);
    },
  };
}
