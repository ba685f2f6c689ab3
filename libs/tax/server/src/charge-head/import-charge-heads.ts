import type { ImportCells } from '@freightdesk/shared-endpoint';
import { choiceCode, eachRow, isYes } from '@freightdesk/shared-server-kit';
import {
  type AddChargeHeadInput,
  chargeBasisLabel,
  chargeCapacityLabel,
  type chargeHeadImport,
} from '@freightdesk/tax-contract';
import { addChargeHeadInput } from '@freightdesk/tax-contract/schema';
import { addChargeHead } from './add-charge-head';

type Definition = (typeof chargeHeadImport)['definition'];

/** The first day of GST. */
const sinceEver = '2017-07-01';

/** Nought is no rate of a taxed service: whoever writes it means one that bears none. */
const ratesOf = ({ gstRate, from = sinceEver }: ImportCells<Definition>) =>
  gstRate === undefined
    ? {}
    : { rates: [{ from, gstRate: gstRate.replace('%', ''), taxability: Number(gstRate) === 0 ? 'NIL' : 'TAXABLE' }] };

function inputOf(cells: ImportCells<Definition>): object {
  const { gstRate: _gstRate, from: _from, basis, actsAs, pureAgent, ...facts } = cells;
  return {
    ...facts,
    ...ratesOf(cells),
    ...(basis && { basis: choiceCode(chargeBasisLabel, basis) }),
    ...(actsAs && { actsAs: choiceCode(chargeCapacityLabel, actsAs) }),
    ...(pureAgent && { pureAgent: isYes(pureAgent) }),
  };
}

/** Charge heads of a file, each added as the form adds one. */
export const importChargeHeads = eachRow<Definition, AddChargeHeadInput>({
  schema: addChargeHeadInput,
  inputOf,
  add: addChargeHead,
  columnOf: (field) => (field.endsWith('.from') ? 'from' : field.startsWith('rates') ? 'gstRate' : field),
});
