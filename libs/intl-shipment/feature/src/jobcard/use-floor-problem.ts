import { getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { floorProblem, getJobProfit, type Jobcard } from '@freightdesk/intl-shipment-contract';
import { useQuery } from '@tanstack/react-query';

/** Why the job that could be closed is closed by an administrator only; nothing until its figures are there, for the server asks them again. */
export function useFloorProblem({ id }: Pick<Jobcard, 'id'>, isAsked: boolean) {
  const { data: company } = useQuery({ ...queryOf(getCompany, undefined), enabled: isAsked });
  const { data: profit } = useQuery({ ...queryOf(getJobProfit, { id }), enabled: isAsked });
  return company && profit ? floorProblem(profit.net, company.marginFloorPercent) : null;
}
