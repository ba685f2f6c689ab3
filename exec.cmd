@rem `npm start` begins with `exec`, so that a Unix shell makes way for the server and npm's signals reach it. Here it means nothing.
@%*
