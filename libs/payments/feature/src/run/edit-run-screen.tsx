import { queryOf } from '@freightdesk/data-access-api';
import { getRun, paymentPaths as paths } from '@freightdesk/payments-contract';
import { AddressedRecord } from '@freightdesk/shared-ui';
import { Navigate } from 'react-router-dom';
import { BankedRunForm } from './prepare-run-screen';

/** Changes a run that is being prepared; any other is looked at. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getRun, { id })} otherwise={paths.runs.href()}>
      {(run) =>
        run.status === 'DRAFT' ? <BankedRunForm run={run} /> : <Navigate to={paths.run.href(run.id)} replace />
      }
    </AddressedRecord>
  );
}
