import { allOf, queryOf } from '@freightdesk/data-access-api';
import { listBillableCharges, salePaths } from '@freightdesk/invoices-contract';
import { getParty } from '@freightdesk/parties-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { Loaded, LoadingRows } from '@freightdesk/shared-ui';
import { type ChargeHead, gtaOptionOfDay, listChargeHeads } from '@freightdesk/tax-contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  begunBlank,
  type BegunInvoice,
  begunInvoice,
  type BilledWith,
  draftsOf,
  heldOf,
  meantOf,
} from './begun-invoice';
import { BegunNotes } from './begun-notes';

interface WithChargesProps {
  /** The form, begun with the charges, or from nothing. */
  children: (begun: BegunInvoice | null) => ReactNode;
}

const byId = (heads: readonly ChargeHead[]) => new Map(heads.map((head) => [head.id, head]));

interface Billed {
  partyId: string;
  recordId: string | null;
}

/** Begins once: what is read anew after the draft is saved names that very draft. */
function Begun({ of, children }: WithChargesProps & { of: BilledWith }) {
  const [{ begun, drafts, held }] = useState(() => ({
    ...{ begun: begunInvoice(of), drafts: draftsOf(of.charges) },
    held: heldOf(of.charges),
  }));
  const [draft] = drafts;
  // Pressed a second time: what was begun stands as a draft, and a second one could never be issued.
  if (!begun && held === 0 && draft !== undefined && drafts.length === 1)
    return <Navigate to={salePaths.edit.href(draft)} replace />;
  return (
    <>
      <BegunNotes party={of.party} begun={begun} drafts={drafts} held={held} />
      {children(begun ?? begunBlank(of))}
    </>
  );
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
                  {({ option }) => (
                    <Begun of={{ party, charges: meantOf(charges, recordId), heads, option, day }}>{children}</Begun>
                  )}
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
