import { type partyImport, stateOfText } from '@freightdesk/parties-contract';
import { addPartyInput } from '@freightdesk/parties-contract/schema';
import type { ImportCells } from '@freightdesk/shared-endpoint';
import { eachRow } from '@freightdesk/shared-server-kit';
import { createParty } from './add-party';

type Cells = ImportCells<(typeof partyImport)['definition']>;

/** An address has a first line and a city: the other half of it is asked for by the schema. */
function addressOf({ line1, city, pincode }: Cells) {
  const address = { ...(line1 && { line1 }), ...(city && { city }), ...(pincode && { pincode }) };
  return Object.keys(address).length === 0 ? {} : { address };
}

function inputOf(cells: Cells): object {
  const { roles = '', stateCode, country, line1: _line1, city: _city, pincode: _pincode, ...facts } = cells;
  return {
    ...facts,
    ...(stateCode && { stateCode: stateOfText(stateCode) }),
    ...(country && { country: country.toUpperCase() }),
    roles: roles
      .split(',')
      .map((role) => role.trim().toUpperCase())
      .filter((role) => role !== ''),
    ...addressOf(cells),
  };
}

/** Parties of a file, each added as the form adds one. */
export const importParties = eachRow<(typeof partyImport)['definition'], Parameters<typeof createParty>[0]>({
  schema: addPartyInput,
  inputOf,
  add: createParty,
  columnOf: (field) => field.replace(/^address\./, '').replace(/^roles\..*/, 'roles'),
});
