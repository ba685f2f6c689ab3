export { registerViews } from './register-views';
