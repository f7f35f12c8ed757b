import { makeFilm } from './make-film';

process.exitCode = (await makeFilm(process.argv.slice(2))) ? 0 : 1;
