export { listDemoPeople, signInAsDemoPerson } from './person/demo-person.endpoints';
export type { DemoPerson, DemoSignInInput } from './person/demo-person.schema';
export { modeMeta } from './demo-mode';
