import { queryOf } from '@freightdesk/data-access-api';
import { type BillableDocket, listCostableDockets } from '@freightdesk/invoices-contract';
import { getParty } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatDecimal, shift, wholeNumber } from '@freightdesk/shared-money';
import { Loaded } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lineAfter } from '../../document/document-form';

interface Asked {
  partyId: string;
  docketId: string;
  paise: string;
}

/** Carriage of goods by road: it is booked to what our own carriage costs. */
const carriageSac = '996511';

/** The cost as its line begins. How the vendor taxes it stands on his paper. */
function useHireLine() {
  const { t } = useTranslation();
  return ({ paise }: Asked, { id: docketId, number: docketNumber, vehicle }: BillableDocket) => ({
    ...lineAfter(),
    description: vehicle
      ? t('Hire of {{vehicle}} for {{docketNumber}}', { vehicle, docketNumber })
      : t('Lorry hire for {{docketNumber}}', { docketNumber }),
    sac: carriageSac,
    rate: /^\d{1,15}$/.test(paise) ? formatDecimal(shift(wholeNumber(Number(paise)), -2)) : '',
    docketId,
    docketNumber,
  });
}

/** What is known of a bill before it is typed: whose it is, and its lines with the dockets that they name. */
interface HireBill {
  party: { id: string; name: string };
  lines: ReturnType<ReturnType<typeof useHireLine>>[];
}

function ReadDocket({ asked, children }: { asked: Asked; children: (bill: HireBill | null) => ReactNode }) {
  const query = useQuery(queryOf(listCostableDockets, { id: [asked.docketId], pageSize: 1 }));
  const lineOf = useHireLine();
  const vendor = useQuery(queryOf(getParty, { id: asked.partyId }));
  return (
    <Loaded query={vendor}>
      {({ id, name }) => (
        <Loaded query={query}>
          {({ data: [docket] }) => children(docket ? { party: { id, name }, lines: [lineOf(asked, docket)] } : null)}
        </Loaded>
      )}
    </Loaded>
  );
}

/** The form of a new bill, begun with the hire that its address names. */
export function ExpectedHire({ children }: { children: (bill: HireBill | null) => ReactNode }) {
  const [params] = useSearchParams();
  const asked = {
    partyId: params.get('partyId') ?? '',
    docketId: params.get('docketId') ?? '',
    paise: params.get('paise') ?? '',
  };
  if (asked.partyId === '' || asked.docketId === '') return children(null);
  return <ReadDocket asked={asked}>{children}</ReadDocket>;
}
