export { DemoBanner } from './demo-banner';
export { DemoSignIn } from './demo-sign-in';
