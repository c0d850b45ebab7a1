/** Postal code of Mexico: five digits. */
export const postalCodePattern = /^\d{5}$/;
