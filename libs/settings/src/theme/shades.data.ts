/** Five shades of one hue. In light pages `main` carries white text, in dark ones `light` carries grey 900. */
export interface Shades {
  lighter: string;
  light: string;
  main: string;
  dark: string;
  darker: string;
}

type FiveHues = readonly [lighter: string, light: string, main: string, dark: string, darker: string];

const shades = (...[lighter, light, main, dark, darker]: FiveHues): Shades => ({
  lighter,
  light,
  main,
  dark,
  darker,
});

export const grey = {
  50: '#FCFDFD',
  100: '#F9FAFB',
  200: '#F4F6F8',
  300: '#DFE3E8',
  400: '#C4CDD5',
  500: '#919EAB',
  600: '#637381',
  700: '#454F5B',
  800: '#1C252E',
  900: '#141A21',
} as const;

/** Every pair of text and ground below reaches 4.5:1 in both modes. */
export const presets = {
  default: shades('#C8FAD6', '#5BE49B', '#00815A', '#00664A', '#004B50'),
  cyan: shades('#CCF4FE', '#68CDF9', '#0672BF', '#0351AB', '#012972'),
  purple: shades('#EBD6FD', '#C49AF7', '#7635DC', '#431A9E', '#200A69'),
  blue: shades('#D1E9FC', '#76B0F1', '#2065D1', '#103996', '#061B64'),
  orange: shades('#FEF4D4', '#FED680', '#A85A00', '#8A4800', '#793908'),
  red: shades('#FFE3D5', '#FFA48D', '#D01F2E', '#A5122C', '#7A0930'),
} as const;

export const signals = {
  info: shades('#CAFDF5', '#61F3F3', '#007A99', '#005E7A', '#003768'),
  success: shades('#D3FCD2', '#77ED8B', '#15803D', '#0B5C2E', '#065E49'),
  warning: shades('#FFF5CC', '#FFD666', '#9A5B00', '#7A4600', '#7A4100'),
  error: shades('#FFE9D5', '#FFAC82', '#D32F2F', '#A51D1D', '#7A0916'),
} as const;
