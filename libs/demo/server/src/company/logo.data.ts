const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAIAAAABgBAMAAAAnVGd6AAAAMFBMVEX///8SOmsfeozgnz4qgJHK4OQvg5Rgoa2KucONu8W+2N7d' +
  '6+7N4uY7iprI3+NgoK2SwRw9AAABHUlEQVR42mNgGAWjYBSMglEwCgY7YDaGAQMmJRhQGDQGCILBqAGjBowIA/ACWhsAd7ESA9wf' +
  'xsiiowaMGjBqAJ0MGLDy4KMgGUAeyQBGcgxIQDKAjxwDNiD7oZF0/aIogcBLugETUAzgJlm/BFo8LCTVgA9oBvCTqF8EI4EkkmaA' +
  'NIYBG0kzYAGGAZwk6ZfEksg/UhKEpCZnMWzZjI+iICQxOQdgNYCXoiAkKTk34ChsFpJRkpCVnB1wlneJZJQkZCRnKdwlLicZJcko' +
  'gOWjb+kHyKHhoElJSZMcGgY4QBX3BNJpOFgEEtAinY69BTXgktLVWCWVDdxOpNIqUAOcwIJ33iqRSutCDVhyh3xvUC8gKY5KBlZo' +
  '4iCVHngAAFKbRQyLeIKOAAAAAElFTkSuQmCC';

/** A laden ship, as the company prints it on its invoices: a PNG of 128 by 96 pixels. */
export const logoFile = (): File =>
  new File([Buffer.from(base64, 'base64')], 'sagar-freight.png', { type: 'image/png' });
