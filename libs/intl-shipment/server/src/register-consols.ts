import * as contract from '@freightdesk/intl-shipment-contract';
import * as schema from '@freightdesk/intl-shipment-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { apportionCosts } from './consol/apportion-costs';
import { linkHouses } from './consol/link-houses';
import { readConsol } from './consol/read-consol';
import { unlinkHouse } from './consol/unlink-house';
import { metered } from './jobcard/free-days';

/** Master jobs and what travels under them. */
export function registerConsols(api: Api): void {
  const output = schema.jobcardSchema;
  api.read(contract.getConsol, { input: idQuery, output: schema.consolSchema }, ({ id }, { db }) => readConsol(db, id));
  api.write(contract.apportionCosts, { input: schema.apportionInput, output: schema.consolSchema }, apportionCosts);
  api.write(contract.linkHouses, { input: schema.linkHousesInput, output }, async (input, context) =>
    metered(await linkHouses(input, context), context.clock.today()),
  );
  api.write(contract.unlinkHouse, { input: schema.unlinkHouseInput, output }, async (input, context) =>
    metered(await unlinkHouse(input, context), context.clock.today()),
  );
}
