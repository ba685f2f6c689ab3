import { styled } from '@mui/material/styles';

const Picture = styled('svg')({ width: '100%', maxWidth: 340, color: 'var(--mui-palette-primary-main)' });

/** A key over stacked containers: one signs in with e-mail and password. Decorative. */
export function SignInMark() {
  return (
    <Picture viewBox="0 0 340 260" aria-hidden="true" focusable="false" fill="currentColor">
      <ellipse cx="170" cy="236" rx="150" ry="12" opacity=".1" />
      <rect x="40" y="168" width="122" height="62" rx="8" opacity=".36" />
      <rect x="178" y="168" width="122" height="62" rx="8" opacity=".6" />
      <rect x="84" y="98" width="122" height="62" rx="8" opacity=".82" />
      <g stroke="currentColor" strokeWidth="4" opacity=".28">
        <path d="M62 180v38M84 180v38M106 180v38M128 180v38M200 180v38M222 180v38M244 180v38M266 180v38" />
      </g>
      <g stroke="#fff" strokeWidth="4" opacity=".36">
        <path d="M106 110v38M128 110v38M150 110v38M172 110v38" />
      </g>
      <g transform="translate(222 54)">
        <circle r="46" fill="var(--mui-palette-background-paper)" />
        <circle r="46" opacity=".16" />
        <path d="M-8-16a14 14 0 1 0 12.5 20.300H10l5 5 5-5 5 5 6-6-6-6H4.5A14 14 0 0 0-8-16Zm-3 10a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z" />
      </g>
    </Picture>
  );
}
