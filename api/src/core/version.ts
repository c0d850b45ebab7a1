/** The number of the program and its commit, such as `0.2.0+4c1dbcbe`: `tools/src/bundle` writes it into a bundle. */
export const productVersion = process.env.SURCO_VERSION ?? 'development';
