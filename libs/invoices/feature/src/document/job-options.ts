import type { BillableJob } from '@freightdesk/invoices-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import type { Option } from '@freightdesk/shared-ui/forms';

const optionOf = ({ id, number, origin, destination }: BillableJob): Option => ({
  id,
  label: number,
  detail: `${origin} – ${destination}`,
});

/** Jobs as a field offers them: by number, with where they go. */
export const jobOptionsOf = ({ data }: Page<BillableJob>): Option[] => data.map(optionOf);
