const look = { color: 'action.disabled', cursor: 'default', '&:hover': { backgroundColor: 'transparent' } };

/**
 * A button on which nothing can be done for now. One that is disabled drops the focus, and a keyboard starts anew at the top of the
 * page: this one keeps it.
 */
export const held = (isHeld: boolean) =>
  isHeld ? { 'aria-disabled': true, disableRipple: true, onClick: undefined, sx: look } : {};
