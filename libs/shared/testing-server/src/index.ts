export { freshDatabase } from './database';
export { foreignIds, forbiddenInBodies, type Trespasses } from './fuzz/foreign-ids';
export { hiddenWords, type HiddenWords } from './fuzz/hidden-words';
export { nullsInBodies } from './fuzz/nulls';
export { type FuzzOutcome, type FuzzTerms, runFuzz } from './fuzz/run-fuzz';
export { startApi, type TestApi, type TestApiOptions, type TestPerson, type TestTools } from './start-api';
export { type TestAnswer } from './test-answer';
export { authenticateByRole, insertTestActors, testActors, testToken } from './test-roles';
