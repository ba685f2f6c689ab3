import { laneText, type Route, routeText } from './place-text';

/** A route by its codes, read from left to right in every language, with the names of its places for who asks. */
export const Lane = ({ of }: { of: Route }) => (
  <bdi dir="ltr" data-whole={routeText(of)}>
    {laneText(of)}
  </bdi>
);
