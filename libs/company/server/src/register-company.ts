import {
  addBranch,
  addNumberSeries,
  getCompany,
  getLogo,
  listBranches,
  listNumberSeries,
  listPeriods,
  lockKindLabel,
  lockPeriod,
  removeLogo,
  unlockPeriod,
  updateBranch,
  updateCompany,
  updateNumberSeries,
  uploadLogo,
} from '@freightdesk/company-contract';
import * as schema from '@freightdesk/company-contract/schema';
import { stateName } from '@freightdesk/parties-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { seenInput } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { addBranch as add } from './branch/add-branch';
import { listBranchRows } from './branch/branch.repository';
import { updateBranch as update } from './branch/update-branch';
import { readCompany } from './company/company.repository';
import { updateCompany as updateProfile } from './company/update-company';
import type { CompanyPorts } from './company-ports';
import { readLogo } from './logo/read-logo';
import { removeLogo as takeLogoAway } from './logo/remove-logo';
import { uploadLogo as giveLogo } from './logo/upload-logo';
import { addNumberSeries as openSeries } from './numbering/add-number-series';
import { listSeries } from './number-series/number-series.repository';
import { updateNumberSeries as spellNumbers } from './number-series/update-number-series';
import { lockPeriod as lock } from './period/lock-period';
import { listLockedPeriods } from './period/period.repository';
import { unlockPeriod as unlock } from './period/unlock-period';
import { registerTerms } from './term/term.routes';

export function registerCompany(api: Api, ports: CompanyPorts): void {
  api.read(getCompany, { output: schema.company }, (_nothing, { db }) => readCompany(db));
  api.write(updateCompany, { input: schema.updateCompanyInput, output: schema.company }, updateProfile);
  api.file(getLogo, { input: schema.logoQuery }, (input, { db }) => readLogo(db, input));
  api.write(uploadLogo, { input: schema.uploadLogoInput, output: schema.company }, giveLogo);
  api.write(removeLogo, { input: seenInput, output: schema.company }, takeLogoAway);

  const ofBranch = { stateCode: { labels: stateName } };
  api.list(listBranches, { row: schema.branch, exported: ofBranch }, (request, { db }) => listBranchRows(db, request));
  api.write(addBranch, { input: schema.addBranchInput, output: schema.branch }, add);
  api.write(updateBranch, { input: schema.updateBranchInput, output: schema.branch }, update);

  api.list(listNumberSeries, { row: schema.numberSeries }, (request, { db, clock }) =>
    listSeries(db, request, fiscalYearOf(clock.today()).label),
  );
  api.write(addNumberSeries, { input: schema.addNumberSeriesInput, output: schema.numberSeries }, (input, context) =>
    openSeries(input, context, ports),
  );
  api.write(
    updateNumberSeries,
    { input: schema.updateNumberSeriesInput, output: schema.numberSeries },
    (input, context) => spellNumbers(input, context, ports),
  );

  const ofLock = { kind: { label: 'Lock', labels: lockKindLabel } };
  api.list(listPeriods, { row: schema.lockedPeriod, exported: ofLock }, (request, { db }) =>
    listLockedPeriods(db, request),
  );
  api.write(lockPeriod, { input: schema.lockPeriodInput, output: schema.lockedPeriod }, lock);
  api.write(unlockPeriod, { input: schema.unlockPeriodInput, output: schema.unlockedPeriod }, unlock);
  registerTerms(api);
}
