/** The password of `admin` in the site that the browser tests run against; loopback only, its data thrown away. */
export const adminPassword = 'A-stage-for-everyone!';
