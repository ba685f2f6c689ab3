import {
  listUnpaidCredit,
  restoreUnpaidCredit as restoreCall,
  reverseUnpaidCredit as reverseCall,
} from '@freightdesk/invoices-contract';
import { creditMoveInput, unpaidCreditSchema as output } from '@freightdesk/invoices-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { restoreUnpaidCredit, reverseUnpaidCredit } from './move-credit';
import { listUnpaidCreditRows, untilWatched } from './unpaid-credit.repository';

export function registerUnpaidCredit(api: Api): void {
  api.list(listUnpaidCredit, { row: output }, (request, { db, clock }) => {
    const today = clock.today();
    return listUnpaidCreditRows(db, request, { today, until: untilWatched(today) });
  });
  api.write(reverseCall, { input: creditMoveInput, output }, reverseUnpaidCredit);
  api.write(restoreCall, { input: creditMoveInput, output }, restoreUnpaidCredit);
}
