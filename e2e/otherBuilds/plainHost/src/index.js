// The shared packages are available only to code that is loaded asynchronously.
import('./start.js');
