/** Whether a user may attach simulations to customers: all but farmers, who see no customers. */
export const canAttachSimulations = ({ role }: { readonly role: string }): boolean => role !== 'Farmer';
