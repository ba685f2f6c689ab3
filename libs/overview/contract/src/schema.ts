export { overview } from './overview.schema';
