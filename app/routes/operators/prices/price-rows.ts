/** The rows of the form, one a bundle; those that are left empty are none. */
export const rows = [1, 2, 3, 4, 5, 6] as const;
