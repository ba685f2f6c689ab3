export { jobcardAccess, leadAccess, rateSheetAccess, shipmentAccess } from './access';
export { auditNames } from './audit-names';
// Leads
export { getLead, getLeadFigures, listLeads } from './lead/lead.endpoints';
export { addLead, convertLead, deleteLead, followUpLead, moveLead, updateLead } from './lead/lead.endpoints';
export { longestQuickLead, nextMorning, readQuickLead } from './lead/quick-lead.rules';
export { winPercent } from './lead/lead-figures.rules';
export type { LeadFigures, LeadFiguresInput } from './lead/lead-figures.schema';
export { leadImport } from './lead/lead.import';
export { leadList } from './lead/lead.list';
export { leadProblems } from './lead/lead.errors';
export { followUpKinds, followUpLabel, jobModeOf, leadDirectionLabel, leadDirections } from './lead/lead.kinds';
export { leadPriorities, leadPriorityLabel, leadServiceLabel, leadServices } from './lead/lead.kinds';
export { leadSourceLabel, leadSources } from './lead/lead.kinds';
export type { LeadDirection, LeadPriority, LeadService, LeadSource } from './lead/lead.kinds';
export {
  allowedLeadMoves,
  convertibleStages,
  followUpProblems,
  isDeletableLead,
  isFollowUpOverdue,
  isOpenLead,
  isReachable,
  type LeadFacts,
  leadMoveProblems,
  type LeadStage,
  leadStageBeside,
  leadStageLabel,
  leadStages,
  type LostReason,
  lostReasonLabel,
  lostReasons,
  openLeadStages,
  stageAfterFollowUp,
  winningProblem,
} from './lead/lead.machine';
export type { AddLeadInput, ConvertedLead, ConvertLeadInput } from './lead/lead.schema';
export type { FollowUpLeadInput, Lead, MoveLeadInput, UpdateLeadInput } from './lead/lead.schema';
export { enquiryFieldLabel, type Finding, type PlaceNames } from './enquiry/enquiry-findings';
export { containersUnread, readContainers } from './enquiry/asked-containers.rules';
export { containerText, leadOfEnquiry } from './enquiry/lead-of-enquiry.rules';
export type { Lane } from './enquiry/enquiry-lanes.rules';
export { otherLanes, readEnquiry } from './enquiry/read-enquiry.rules';

// Quotations
export { getQuotation, getQuotationPdf, listQuotations } from './quotation/quotation.endpoints';
export { acceptQuotation, addQuotation, approveQuotation } from './quotation/quotation.endpoints';
export { rejectQuotation, returnQuotation, reviseQuotation } from './quotation/quotation.endpoints';
export { sendQuotation, updateQuotation } from './quotation/quotation.endpoints';
export { quotationLetters } from './quotation/quotation-mail.rules';
export { numberOfRevision, quotationSheet, type Quoter } from './quotation/quotation-sheet.rules';
export { quotationList } from './quotation/quotation.list';
export { quotationProblems } from './quotation/quotation.errors';
export {
  allowedQuotationMoves,
  approvalReason,
  isForCustomer,
  mayAct,
  type QuotationAct,
  quotationActsOf,
  type QuotationStatus,
  quotationStatusLabel,
  sendingProblems,
} from './quotation/quotation.machine';
export { askedOf } from './quotation/asked.rules';
export { acceptanceProblems, quotationProblemsOf } from './quotation/quotation.rules';
export type {
  AcceptQuotationInput,
  AddQuotationInput,
  Quotation,
  QuotationPdfQuery,
  QuotationRow,
  QuotedAlternative,
  QuotedAlternativeInput,
  QuotedChargeInput,
  RejectQuotationInput,
  ReturnQuotationInput,
  UpdateQuotationInput,
} from './quotation/quotation.schema';

// What a customer sees of one
export { acceptQuoted, declineQuoted, getQuotedPdf, readQuoted } from './quoted/quoted.endpoints';
export type { AcceptQuotedInput, DeclineQuotedInput, QuotedInput, ToldQuotation } from './quoted/quoted.schema';
export { quotationLinkMail, quotationTold } from './quoted/told-quotation.rules';

// Rate sheets
export { addRateSheet, getRateSheet, listRateSheets, updateRateSheet } from './rate-sheet/rate-sheet.endpoints';
export { rateSheetProblemKinds } from './rate-sheet/rate-sheet.errors';
export { rateSheetImport } from './rate-sheet/rate-sheet.import';
export { rateSheetList } from './rate-sheet/rate-sheet.list';
export { rateLineKey, rateSheetProblems } from './rate-sheet/rate-sheet.rules';
export { boxesIn } from './rate-sheet/boxes-in.rules';
export { type OfferOrder, type RateOffer, rateOffers } from './rate-sheet/rate-offer.rules';
export { offeredCharges, withOffer } from './rate-sheet/taken-offer.rules';
export type { AddRateSheetInput, RateLine, RateSheet, UpdateRateSheetInput } from './rate-sheet/rate-sheet.schema';

// Jobcards
export { getJobcard, getJobProfit, getLastOfLane, listJobcards } from './jobcard/jobcard.endpoints';
export { accrueFreeDays, addJobcard, deleteJobcard, moveJobcard } from './jobcard/jobcard.endpoints';
export { settlePaper, updateJobcard } from './jobcard/jobcard.endpoints';
export { type ChecklistPaper, checklistPaperLabel } from './jobcard/checklist.data';
export { fileKindOf, paperStatusLabel, paperStatuses } from './jobcard/checklist.kinds';
export { checklistOf, missingPapers, paperProblems, papersDueOn, ruleOfPaper } from './jobcard/checklist.rules';
export type { SaidPaper } from './jobcard/checklist.rules';
export type { LastOfLane, LaneQuery } from './jobcard/last-of-lane.schema';
export type { CheckedPaper, SettlePaperInput } from './jobcard/checklist.schema';
export { bearsOurLogo, jobPaperLabel, mostSheets, paperNumber, papersOf } from './jobcard/job-paper.kinds';
export type { JobPaper } from './jobcard/job-paper.kinds';
export { getJobPaper, getJobPaperFacts, getJobSheets } from './sheet/job-paper.endpoints';
export type { PaperMatter } from './sheet/job-paper-parts.rules';
export type { JobPaperFacts, JobPaperQuery, JobSheetsQuery } from './sheet/job-paper.schema';
export type { MasterCarriage, PaperHouse, PaperParty } from './sheet/job-paper.schema';
export { jobPaperMail } from './sheet/job-paper-mail.rules';
export { jobPaperSheet } from './sheet/job-paper-sheet.rules';
export {
  containerMeters,
  type FreeDayMeter,
  freeDaysCharge,
  freeDaysHeadCodes,
  containerDayProblems,
  freeDaysToCharge,
  freeDaysTotal,
  isOfFreeDays,
} from './jobcard/free-days.rules';
export { containerDayOf, withContainerDay } from './shipment/container-day.rules';
export type { ContainerDay, ContainerWord } from './shipment/container-day.rules';
export { carrierEventImport } from './carrier/carrier-event.import';
export { carrierClassifiers, carrierCodeOf, carrierStep, mostFromFiles } from './carrier/carrier-event.rules';
export type { CarrierEvent, CarrierStep } from './carrier/carrier-event.rules';
export { type AskedContainers, boxesText, containersText } from './lead/lead-containers.rules';
export { jobNotesOf, jobNotesOfQuoted } from './lead/lead-cargo.rules';
export { quotedGoods } from './quotation/quoted-goods.rules';
export { type EarnedOfJob, jobProfit } from './jobcard/job-profit.rules';
export type { JobProfit } from './jobcard/job-profit.schema';
export { jobcardList } from './jobcard/jobcard.list';
export { houseOf, jobcardProblems, wonAsLead } from './jobcard/jobcard.errors';
export { boeTypeLabel, boeTypes, blTypeLabel, blTypes, freightTerms } from './jobcard/jobcard.kinds';
export { carriageScopeLabel, carriageScopes, freightTermsLabel, hazardClasses } from './jobcard/jobcard.kinds';
export { incoterms, jobcardPrefix, jobcardPrefixes, jobDirectionLabel, jobDirections } from './jobcard/jobcard.kinds';
export { jobModeLabel, jobModes, packingGroups, vgmMethodLabel, vgmMethods } from './jobcard/jobcard.kinds';
export type { Incoterm, JobDirection, JobMode, ShipmentType } from './jobcard/jobcard.kinds';
export {
  allowedJobcardMoves,
  billableStatuses,
  jobcardMoveProblems,
  type JobcardStatus,
  jobcardStatusLabel,
  openingProblems,
  openJobcardStatuses,
} from './jobcard/jobcard.machine';
export { normaliseHsCode, normaliseUnNumber } from './jobcard/cargo.rules';
export { consigneeOnBill } from './jobcard/house-bill.rules';
export { floorProblem } from './jobcard/closing-floor.rules';
export { cutoffNames, cutoffsOf, hasDeliveryOrder } from './jobcard/cutoff.rules';
export { type Customs, customsOf, isCustomsAmount, customsOrderProblems } from './jobcard/customs.rules';
export { fieldsOfWay, hasBillsOfLading, otherFields, otherFieldWarnings } from './jobcard/way-fields.rules';
export { transportOf, wayFieldNames, withoutOtherCustoms, withoutOtherFields } from './jobcard/way-fields.rules';
export { areShipmentsDelivered, bornDays, hasEnded, jobcardWarnings, jobWeights } from './jobcard/jobcard.rules';
export type {
  AccrueFreeDaysInput,
  AddJobcardInput,
  Jobcard,
  JobcardRow,
  MoveJobcardInput,
  SavedJobcard,
  UpdateJobcardInput,
} from './jobcard/jobcard.schema';

// Consols
export { apportionCosts, getConsol, linkHouses, unlinkHouse } from './consol/consol.endpoints';
export { type MasterCost, masterCosts, type SharedCost, sharedCosts, unmeasuredBases } from './consol/apportion.rules';
export type { ApportionInput, Apportionment } from './consol/apportion.schema';
export { shareBases, type ShareBasis, shareBasisLabel } from './consol/consol.kinds';
export { consolProblems } from './consol/consol.errors';
export { type ConsolProblem, hasSamePorts, houseModes, houseProblem, masterProblem } from './consol/consol.rules';
export { measuresOf, totalMeasures } from './consol/consol.rules';
export type { Consol, ConsolHouse, JobMeasures, LinkHousesInput, UnlinkHouseInput } from './consol/consol.schema';

// Shipments
export { getShipment, listShipments } from './shipment/shipment.endpoints';
export { correctShipmentEvent, updateShipment, updateShipmentStatus } from './shipment/shipment.endpoints';
export { uploadPod, verifyPod } from './shipment/shipment.endpoints';
export { shipmentList } from './shipment/shipment.list';
export { factsOfCargo, factsOfJob, newToJob, toldAnew } from './shipment/job-facts.rules';
export { shipmentJourney } from './shipment/shipment.journey';
export {
  allowedShipmentMoves,
  firstStatus,
  type ShipmentMachine,
  shipmentMachineFor,
  type ShipmentStatus,
  deliveredStatuses,
  statusesBefore,
} from './shipment/shipment.machine';
export type { PodState } from './shipment/pod-state.kinds';
export { type Need } from './shipment/shipment-needs.data';
export { shipmentStatusLabel } from './shipment/shipment-status-label.data';
export type {
  Said,
  Shipment,
  ShipmentEvent,
  ShipmentRow,
  UpdatedShipment,
  UpdateShipmentStatusInput,
} from './shipment/shipment.schema';
export { intlShipmentPaths } from './paths';

// Identifiers and weights
export { airWaybillCheckDigit, normaliseAirWaybill } from './identifier/air-waybill.rules';
export {
  containerCheckDigit,
  containerFormatProblem,
  type ContainerType,
  containerTypeNamed,
  containerTypeOptions,
  containerTypeName,
  containerTypes,
  hasContainerCheckDigit,
  normaliseContainerNumber,
} from './identifier/container.rules';
export { readCustomsStation } from './identifier/customs-station.rules';
export { normaliseImoNumber } from './identifier/imo-number.rules';
export { readAirWaybill, readContainer } from './identifier/read-numbers.rules';
export {
  isLocode,
  isTypedAsLocode,
  knownPlaces,
  locodesCalled,
  normaliseLocode,
  offeredPlaces,
  placeName,
} from './identifier/locode.rules';
export { airDivisor, cubicMetres, lclRevenueTons } from './weight/weight.rules';
