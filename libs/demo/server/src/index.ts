// The demo company
export { type DemoPorts, registerDemo } from './person/register-demo';
export { type DemoStage, seedDemoCompany } from './seed/seed-demo-company';
export { claimDemoFolder, refuseDemoFolder } from './start/demo-folder';
export { type DemoSettings, readDemoSettings } from './start/demo-settings';
export { prepareDemo } from './start/prepare-demo';

// Years of books at once
export { companyFacts } from './company/company-facts.data';
export { fillStore } from './years/fill-store';
