@rem `npm start` begins with `exec env NAME=VALUE`, so that a Unix shell makes way for the server and npm's signals reach it. Neither word
@rem means anything here, and the name is one of a C library that Windows has not: what comes after them is run.
@for /f "tokens=2,*" %%a in ("%*") do @%%b
