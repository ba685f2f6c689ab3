export { mock, type MockedEndpoint, mockProblem } from './mock';
export { type Sent } from './network';
export { pageOf } from './page-of';
export { type RenderedScreen, renderScreen, type ScreenOptions, testUser } from './render-screen';
