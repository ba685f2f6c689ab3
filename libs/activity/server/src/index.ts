export { documentHolder } from './document/hold-document';
export { mentionsOf } from './note/mentions.repository';
export { type ActivityPorts, registerActivity } from './register-activity';
export { activityInvariants } from './verify/activity-invariants';
