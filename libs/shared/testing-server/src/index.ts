export { freshDatabase } from './database';
export { startApi, type TestApi, type TestApiOptions, type TestPerson, type TestTools } from './start-api';
export { type TestAnswer } from './test-answer';
export { insertTestActors, testActors } from './test-roles';
