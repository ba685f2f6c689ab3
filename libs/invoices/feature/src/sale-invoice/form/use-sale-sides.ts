import type { SaleSides } from '@freightdesk/invoices-contract';
import { type ChosenSides, useTradingSides } from '../../document/use-trading-sides';
import type { TypedInvoice } from './preview-invoice';
import { useChargedJobs } from './use-charged-jobs';

/** Who supplies to whom and for which jobs, as far as it is chosen. */
export function useSaleSides({ lines, ...chosen }: ChosenSides & Pick<TypedInvoice, 'lines'>) {
  const { own, other, party, branches, lut } = useTradingSides(chosen);
  const jobs = useChargedJobs(lines);
  const stateCode = own?.stateCode;
  const sides: SaleSides | null =
    other && stateCode && jobs ? { supplier: { stateCode }, recipient: other, jobs } : null;
  return { sides, own, other, party, branches, lut };
}
