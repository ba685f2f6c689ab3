export { party } from './party/party.builder';
