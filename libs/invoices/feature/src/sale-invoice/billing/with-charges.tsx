import { allOf, queryOf } from '@freightdesk/data-access-api';
import { listBillableCharges, salePaths } from '@freightdesk/invoices-contract';
import { getParty } from '@freightdesk/parties-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, LoadingRows } from '@freightdesk/shared-ui';
import { type ChargeHead, gtaOptionOfDay, listChargeHeads } from '@freightdesk/tax-contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type BegunInvoice, begunInvoice } from './begun-invoice';

interface WithChargesProps {
  /** The form, begun with the charges, or from nothing. */
  children: (begun: BegunInvoice | null) => ReactNode;
}

/** What its person should know of the lines before they are issued. */
function BegunNotes({ begun, name }: { begun: BegunInvoice | null; name: string }) {
  const { t } = useTranslation();
  if (!begun) {
    return (
      <Alert
        severity="info"
        action={
          <Button component={Link} to={salePaths.billing.href()} color="inherit" size="small">
            {t('Unbilled by customer')}
          </Button>
        }
      >
        {t('Nothing of this waits to be billed to {{name}}.', { name })}
      </Alert>
    );
  }
  const { leftOut, lowMargin } = begun;
  return (
    <>
      {lowMargin && (
        <Alert severity="warning">
          {t('Its job or docket earns {{margin}}%, below the floor of {{floor}}%.', {
            margin: lowMargin.marginPercent,
            floor: lowMargin.floorPercent,
          })}
        </Alert>
      )}
      {leftOut > 0 && (
        <Alert severity="info">
          {t('Not on this invoice, as it goes on another document or waits: {{count}} of the charges.', {
            count: leftOut,
          })}
        </Alert>
      )}
    </>
  );
}

const byId = (heads: readonly ChargeHead[]) => new Map(heads.map((head) => [head.id, head]));

interface Billed {
  partyId: string;
  recordId: string | null;
}

function ReadCharges({ partyId, recordId, children }: WithChargesProps & Billed) {
  const day = systemClock.today();
  const customer = useQuery(queryOf(getParty, { id: partyId }));
  // A form begins once: with charges that were read before it could bill what stands otherwise by now.
  const billable = useQuery({ ...queryOf(listBillableCharges, { partyId }), refetchOnMount: 'always' });
  const known = useQuery({ ...allOf(listChargeHeads), select: byId });
  const freight = useQuery(queryOf(gtaOptionOfDay, { date: day }));
  if (!billable.isFetchedAfterMount) return <LoadingRows />;
  return (
    <Loaded query={customer}>
      {(party) => (
        <Loaded query={billable}>
          {({ charges }) => (
            <Loaded query={known}>
              {(heads) => (
                <Loaded query={freight}>
                  {({ option }) => {
                    const begun = begunInvoice({ party, recordId, charges, heads, option, day });
                    return (
                      <>
                        <BegunNotes begun={begun} name={party.name} />
                        {children(begun)}
                      </>
                    );
                  }}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

/** The form of a new invoice, begun with what its address names: a customer, and the job or docket that is to be billed. */
export function WithCharges({ children }: WithChargesProps) {
  const [params] = useSearchParams();
  const [partyId, recordId] = [params.get('partyId'), params.get('recordId')];
  if (!partyId) return children(null);
  return (
    <ReadCharges key={`${partyId} ${recordId ?? ''}`} partyId={partyId} recordId={recordId}>
      {children}
    </ReadCharges>
  );
}
