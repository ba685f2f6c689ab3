export { addressOf } from './address-of';
export {
  type Access,
  defineEndpoint,
  type Endpoint,
  type EndpointFacts,
  type Envelope,
  type InputOf,
  type OutputOf,
} from './endpoint';
export {
  type Comparison,
  daysOf,
  defineList,
  type FieldKind,
  type ListDefinition,
  type ListField,
} from './define-list';
export { type FileKind, fileKinds, fileLimits, type FormFile, tableKinds } from './file-kinds';
export {
  defineImport,
  type Import,
  type ImportCells,
  type ImportColumn,
  type ImportDefinition,
  type ImportDone,
  type ImportError,
  type ImportInput,
  type ImportPreview,
  importProblems,
  mostImportRows,
} from './import/define-import';
export { countedUpTo, type Filter, type ListInput, type ListSpec, type Page, pageSizes } from './list';
export {
  commonProblems,
  defineProblems,
  type FieldProblem,
  type ProblemBody,
  type ProblemKind,
  type ToldSentence,
} from './problem';
export { type ReadNumber, type ReadsNumber, rightNumber } from './number/read-number';
export { capitals, digits, likelySlips, oneCharacterSlips, repairsOf } from './number/slips';
export type { Figure } from './figure.schema';
export { ifscProblem, normaliseIfsc } from './number/ifsc';
