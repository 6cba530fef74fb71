title-farmer = La Ferme
    .lang = fr
    .what = Tire jusqu’à 16 tout juste et prends la ferme ; qui dépasse se tait, et paie le fermier.
