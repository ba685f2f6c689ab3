// The demo company
export { type DemoPorts, registerDemo } from './person/register-demo';
export { type DemoStage, seedDemoCompany } from './seed/seed-demo-company';
export { claimDemoFolder, refuseDemoFolder } from './start/demo-folder';
export { type DemoSettings, readDemoSettings } from './start/demo-settings';
export { prepareDemo } from './start/prepare-demo';

// What any invented company is made of
export { cities, type City } from './company/cities.data';
export { companyFacts } from './company/company-facts.data';
export { foreignAgents, forms, houses, trades } from './company/names.data';
export { routes } from './company/routes.data';
export { taxNumbersOf } from './company/tax-numbers';
export { chargesOf } from './seed/charges';
export { costsOf } from './seed/costs';
export { type Random, seededRandom } from './seed/random';
