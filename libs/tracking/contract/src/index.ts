export { auditNames } from './audit-names';
export { assignException, raiseException, settleException } from './exception/exception.endpoints';
export { exceptionProblems } from './exception/exception.errors';
export type { AssignExceptionInput, RaiseExceptionInput, SettleExceptionInput } from './exception/exception.schema';
export { type ToldRoute, toldOf } from './link/told.rules';
export type { ToldLeg, ToldShipment } from './link/told.schema';
export { addTrackingLink, listTrackingLinks, readTrack, revokeTrackingLink } from './link/tracking-link.endpoints';
export { trackingLinkProblems } from './link/tracking-link.errors';
export type { AddTrackingLinkInput, NewTrackingLink, TrackingLink } from './link/tracking-link.schema';
export { trackingPaths } from './paths';
export {
  correctedFacts,
  correctedTimeProblem,
  correctionProblems,
  isCorrigible,
  isWhereItStands,
} from './shipment/correction.rules';
export { type EventTimeProblem, eventTimeProblem } from './shipment/event-time';
export { type ShipmentException, shipmentExceptionLabel, shipmentExceptions } from './shipment/exception.kinds';
export { milestoneOf, standingEvents } from './shipment/history.rules';
export type { Journey, Step, TrackedRecord } from './shipment/journey';
export type { ExpectedDay, Milestone } from './shipment/milestone';
export { milestonesOf } from './shipment/milestone.rules';
export { illegalMove, movesOf, type Teller, toldMoves } from './shipment/move.rules';
export {
  type Asked,
  knownFrom,
  type Need,
  type NeedGroup,
  type NeedKind,
  type NeedTable,
  reasonProblems,
  unmetNeeds,
} from './shipment/need.rules';
export {
  type PodCondition,
  podConditionLabel,
  podConditions,
  type PodVerdict,
  podVerdictLabel,
  podVerdicts,
  type ProofKind,
  proofKindLabel,
  proofKinds,
} from './shipment/pod.kinds';
export { awaitsVerdict, isOwnProof, podProblems, verdictProblems } from './shipment/pod.rules';
export type { Pod, PodFile, UploadPodInput, VerifyPodInput } from './shipment/pod.schema';
export { factsOfTime, farDays, stepProblems, stepTimeProblem } from './shipment/step.rules';
export type { Told, Tracked, TrackedEvent, TrackedRow } from './shipment/tracked';
export type { CorrectEventInput, ExceptionRecord, UpdateExpectationInput } from './shipment/tracked.schema';
export { trackingProblems } from './shipment/tracking.errors';
