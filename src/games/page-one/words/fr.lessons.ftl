# Les leçons de Page One en français.

-call = « Page One ! »

follow = Le premier qui n’a plus de cartes gagne. On a entamé cœur et tu en as un : il faut fournir. Joue ton cœur.
    .task = Joue un cœur
    .why = Ton roi est le cœur le plus fort du pli, que tu gagnes donc. Un pli ne rapporte rien, mais qui le gagne entame le suivant.
lead = Tu entames : n’importe quelle carte convient, et les autres doivent fournir. Entame la carte que personne ne peut battre.
    .task = Entame ta carte imbattable
    .low = Quelqu’un battra cette carte et entamera à ta place. Garde l’entame : rien ne bat un as dans sa couleur.
    .why = Qui n’a pas de pique doit piocher jusqu’à en trouver un. Qui entame ne pioche jamais : voilà ce que vaut l’entame.
dig = On a entamé trèfle et tu n’en as pas. Touche la pioche et pioche, carte après carte, jusqu’à ce qu’un trèfle vienne.
    .task = Pioche jusqu’au trèfle
    .why = Voilà ton trèfle. Les deux autres cartes restent dans ta main : manquer d’une couleur coûte cher.
drawn = Le premier trèfle pioché doit être joué, qu’il gagne ou non.
    .task = Joue le trèfle
    .why = Le pli revient au roi de trèfle, le plus fort trèfle joué.
two = Il te reste deux cartes. Entame celle qui gagne le pli : tu entameras de nouveau, et tu pourras jouer ta dernière carte, quelle qu’elle soit.
    .task = Gagne ce pli
    .low = Si tu entames cette carte, un autre gagne le pli et entame, et ton as ne part que si sa couleur se trouve entamée. Entame d’abord l’as.
    .why = L’as gagne, et il te reste une carte. Vient maintenant le plus important…
call = Il te reste une carte : dis { -call } avant que le suivant ne joue ou ne pioche. Appuie sur le bouton.
    .task = Dis { -call }
    .late = Si tu l’oublies, tu prends cinq cartes. Dis-le maintenant !
    .why = Tu l’as dit à temps. En partie, n’attends pas : il est trop tard dès que quelqu’un joue ou pioche.
out = Tu as gagné le pli, donc tu entames : joue ta dernière carte.
    .task = Joue ta dernière carte
    .why = Une main vide gagne aussitôt la donne. Les autres n’ont même plus à jouer.
joker = On a encore entamé trèfle, et tu n’en as pas. Mais tu as le joker : il bat tout et se joue sur toute couleur.
    .task = Joue le joker
    .dig = Tu peux piocher, mais ta main grossit. Joue le joker : il t’évite de piocher et prend l’entame.
    .why = Tu n’as pas eu à piocher, et le pli est à toi. Le joker et une autre carte suffisent presque toujours pour gagner.
again = Un piège : il ne te restait qu’une carte et tu l’avais annoncé, puis tu as dû piocher et jouer. Il t’en reste de nouveau une.
    .task = Annonce encore une fois
    .late = L’ancienne annonce ne vaut pas pour cette carte. Annonce encore, ou prends cinq cartes.
    .why = Chaque fois qu’une carte jouée t’en laisse une seule, il faut annoncer. Beaucoup l’oublient.
