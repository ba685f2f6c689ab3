export { demoPeopleList, demoPerson, demoSignInInput } from './person/demo-person.schema';
