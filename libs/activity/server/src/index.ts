export { documentHolder } from './document/hold-document';
export { type ActivityPorts, registerActivity } from './register-activity';
export { activityInvariants } from './verify/activity-invariants';
