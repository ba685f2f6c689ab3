import {
  creditStatusLabel,
  addParty,
  addTaxPaper,
  approveCredit as approveCreditCall,
  getCredit,
  getParty,
  getPayee,
  listParties,
  listTaxPapers,
  partyImport,
  readPartyFigures,
  stateName,
  updateParty,
  updatePayee,
  withdrawTaxPaper,
} from '@freightdesk/parties-contract';
import * as schema from '@freightdesk/parties-contract/schema';
import { array, figure, idQuery } from '@freightdesk/shared-endpoint/schema';
import { type Api, type RecordFigureSource, registerImport } from '@freightdesk/shared-server-kit';
import { tdsNatureLabel } from '@freightdesk/tax-contract';
import { approveCredit } from './credit/approve-credit';
import { type CreditPorts, creditStanding } from './credit/credit-standing';
import { addParty as add } from './party/add-party';
import { importParties } from './party/import-parties';
import { listPartyRows } from './party/party.repository';
import { findPartyOrRefuse } from './party/read-party';
import { asSeenBy } from './party/tax-data';
import { figuresOfParty } from './party/figures-of-party';
import { updateParty as update } from './party/update-party';
import { findPayeeOrRefuse, updatePayee as changePayee } from './payee/update-payee';
import { addTaxPaper as addPaper } from './tax-paper/add-tax-paper';
import { papersOfParty } from './tax-paper/tax-paper.repository';
import { withdrawTaxPaper as withdraw } from './tax-paper/withdraw-tax-paper';

interface PartiesPorts extends CreditPorts {
  /** What stands of a party in other columns, by the columns that own it. */
  figures: readonly RecordFigureSource[];
}

/** What the choices of a party are called in its files. */
const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const partyWords = {
  country: { labels: (code: string) => countries.of(code) },
  stateCode: { labels: stateName },
  creditStatus: { labels: creditStatusLabel },
  tdsNature: { labels: tdsNatureLabel },
};

/** A column on its own: nobody owes anything. */
const alone: PartiesPorts = { figures: [], outstandingOf: async () => 0 };

export function registerParties(api: Api, { figures, ...credit }: PartiesPorts = alone): void {
  api.list(listParties, { row: schema.partyRowSchema, exported: partyWords }, (request, { db }) =>
    listPartyRows(db, request),
  );
  api.read(getParty, { input: idQuery, output: schema.partySchema }, async ({ id }, { db, actor }) =>
    asSeenBy(actor, await findPartyOrRefuse(db, id)),
  );
  api.read(readPartyFigures, { input: idQuery, output: array(figure.required()).required() }, ({ id }, context) =>
    figuresOfParty(figures, id, context),
  );
  const standing = schema.creditStandingSchema;
  api.read(getCredit, { input: schema.creditQuery, output: standing }, (query, { db }) =>
    creditStanding(query, db, credit),
  );
  api.write(approveCreditCall, { input: schema.approveCreditInput, output: standing }, (input, context) =>
    approveCredit(input, context, credit),
  );
  api.write(addParty, { input: schema.addPartyInput, output: schema.savedPartySchema }, add);
  registerImport(api, partyImport, importParties);
  api.read(
    listTaxPapers,
    { input: schema.taxPapersQuery, output: schema.taxPapersSchema },
    async ({ partyId }, { db }) => ({ papers: await papersOfParty(db, partyId) }),
  );
  api.write(addTaxPaper, { input: schema.addTaxPaperInput, output: schema.taxPaperSchema }, addPaper);
  api.write(withdrawTaxPaper, { input: schema.withdrawTaxPaperInput, output: schema.taxPaperSchema }, withdraw);
  api.read(getPayee, { input: idQuery, output: schema.payeeSchema }, ({ id }, { db }) => findPayeeOrRefuse(db, id));
  api.write(updatePayee, { input: schema.updatePayeeInput, output: schema.payeeSchema }, changePayee);
  api.write(updateParty, { input: schema.updatePartyInput, output: schema.savedPartySchema }, update);
}
