import { queryOf } from '@freightdesk/data-access-api';
import {
  type ChargedJob,
  docketsNamedBy,
  jobsNamedBy,
  listBillableDockets,
  listBillableJobs,
  type SaleSides,
} from '@freightdesk/invoices-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ChosenSides, useTradingSides } from '../../document/use-trading-sides';
import type { TypedInvoice } from './preview-invoice';

/** As many as one question may name; they come in the order in which they decide. */
const most = 100;

interface TypedCharge {
  sac?: string | undefined;
  jobId?: string | null | undefined;
  docketId?: string | null | undefined;
}

/** What was known before stays in sight while another line takes its job. */
const kept = { placeholderData: keepPreviousData } as const;

/** The jobs and dockets that lines are charged to, as far as a preview needs them; null until they are read. */
function useChargedJobs(typed: readonly (TypedCharge | undefined)[] = []): readonly ChargedJob[] | null {
  const lines = typed.map(({ sac = '', jobId, docketId } = {}) => ({ sac, jobId, docketId }));
  const [jobIds, docketIds] = [jobsNamedBy(lines).slice(0, most), docketsNamedBy(lines).slice(0, most)];
  const jobs = useQuery({
    ...{ ...queryOf(listBillableJobs, { id: jobIds, pageSize: most }), ...kept },
    enabled: jobIds.length > 0,
  });
  const dockets = useQuery({
    ...{ ...queryOf(listBillableDockets, { id: docketIds, pageSize: most }), ...kept },
    enabled: docketIds.length > 0,
  });
  const [ofJobs, ofDockets] = [
    jobIds.length === 0 ? [] : jobs.data?.data,
    docketIds.length === 0 ? [] : dockets.data?.data,
  ];
  return ofJobs && ofDockets ? [...ofJobs, ...ofDockets] : null;
}

/** Who supplies to whom and for which jobs, as far as it is chosen. */
export function useSaleSides({ lines, ...chosen }: ChosenSides & Pick<TypedInvoice, 'lines'>) {
  const { own, other, party, branches, lut } = useTradingSides(chosen);
  const jobs = useChargedJobs(lines);
  const stateCode = own?.stateCode;
  const sides: SaleSides | null =
    other && stateCode && jobs ? { supplier: { stateCode }, recipient: other, jobs } : null;
  return { sides, own, other, party, branches, lut };
}
