import('./start.js');
